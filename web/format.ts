/** One decimal, or more where one would hide the side of the threshold; unknown is "n/a". */
export function score(value: number | null, threshold: number | null = null): string {
  if (value === null) return 'n/a';
  for (let decimals = 1; decimals <= 6; decimals += 1) {
    const text = value.toFixed(decimals);
    if (threshold === null || Number(text) > threshold === value > threshold) return text;
  }
  return String(value);
}

export function average(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return (a + b) / 2;
}
