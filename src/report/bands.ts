import { message, type Message } from '#base';
import type { Band } from '#contract';

/** As a reader would say them; `report.bands` explains them. */
export const BAND_WORDS: Readonly<Record<Band, Message>> = {
  'n/a': message('report.bandNone'),
  low: message('report.bandLow'),
  moderate: message('report.bandModerate'),
  high: message('report.bandHigh'),
  'very high': message('report.bandVeryHigh'),
};
