import type { Band } from '../domain/bands.ts';
import { message } from '../words/message.ts';
import type { Message } from '../words/value.ts';

/** As a reader would say them; `report.bands` explains them. */
export const BAND_WORDS: Readonly<Record<Band, Message>> = {
  'n/a': message('report.bandNone'),
  low: message('report.bandLow'),
  moderate: message('report.bandModerate'),
  high: message('report.bandHigh'),
  'very high': message('report.bandVeryHigh'),
};
