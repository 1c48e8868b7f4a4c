/** A point with no digit behind it: `1.`, `1.f`, `1.e5`, and neither `1..2` nor `1.x`. */
const LAST_POINT = /\.(?![.\w])|\.(?:[ed][-+]?\d|[fdlj](?!\w))/iy;

/**
 * The offset after a number that starts at `from`: digits, `_`, letters (0x, exponents, suffixes), a sign after e/E/p/P.
 *
 * @param mayEndInPoint where a point ends no statement
 */
export function endOfNumber(text: string, from: number, mayEndInPoint = false): number {
  let at = from;
  const hex = text.charCodeAt(at) === 48 && (text.charCodeAt(at + 1) | 32) === 120;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const lower = code | 32;
    if ((code >= 48 && code <= 57) || (lower >= 97 && lower <= 122) || code === 95) {
      const exponent = hex ? lower === 112 : lower === 101;
      const sign = text.charCodeAt(at + 1);
      at += exponent && (sign === 43 || sign === 45) ? 2 : 1;
    } else if (
      code === 46 &&
      (isDigit(text.charCodeAt(at + 1)) || (mayEndInPoint && isLastPoint(text, at)))
    ) {
      at += 1;
    } else if (code === 39 && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at - 1))) {
      // C++ digit separator: 1'000
      at += 1;
    } else {
      break;
    }
  }
  return at;
}

function isLastPoint(text: string, at: number): boolean {
  LAST_POINT.lastIndex = at;
  return LAST_POINT.test(text);
}

/** Whether a character code is one of `0` to `9`. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isHexDigit(code: number): boolean {
  const lower = code | 32;
  return isDigit(code) || (lower >= 97 && lower <= 102);
}
