// Logarithms and powers by the four operations alone. Those are exact to the last bit in every JavaScript; `Math.log` and `**` are
// not, and a class would have other numbers under the next version of Node.js, or in another browser.

/** ln 2 in two pieces: a whole number times the first one is exact. */
const LN2_HIGH = 0.693_147_180_369_123_8;
const LN2_LOW = 1.908_214_929_270_587_7e-10;
const SQRT2 = 1.414_213_562_373_095_1;

const cell = new DataView(new ArrayBuffer(8));

/** The natural logarithm of a number above 0, to about its last bit. */
export function ln(x: number): number {
  // x = m × 2^k, with m near 1.
  cell.setFloat64(0, x);
  const head = cell.getUint32(0);
  let k = (head >>> 20) - 1023;
  cell.setUint32(0, (head & 0xf_ffff) | 0x3ff0_0000);
  let m = cell.getFloat64(0);
  if (m > SQRT2) {
    m /= 2;
    k += 1;
  }
  // ln m = 2 artanh s: its odd powers fall by a factor of 34 at least.
  const s = (m - 1) / (m + 1);
  const square = s * s;
  let sum = 0;
  for (let odd = 23; odd >= 3; odd -= 2) sum = (sum + 1 / odd) * square;
  return k * LN2_HIGH + (2 * s + (2 * s * sum + k * LN2_LOW));
}

/** `base` to the power of `exponent`, for a base of 0 or more; about as exact as `**`. */
export function power(base: number, exponent: number): number {
  if (base <= 0) return exponent === 0 ? 1 : 0;
  const y = exponent * ln(base);
  if (y < -708) return 0;
  const k = Math.floor(y / (LN2_HIGH + LN2_LOW) + 0.5);
  const r = y - k * LN2_HIGH - k * LN2_LOW;
  let sum = 1;
  for (let term = 15; term >= 1; term -= 1) sum = 1 + (sum * r) / term;
  cell.setUint32(0, (k + 1023) << 20);
  cell.setUint32(4, 0);
  return sum * cell.getFloat64(0);
}
