/**
 * Runs in the page: texts whose contrast with what lies behind them is under WCAG 2.2 AA (1.4.3): 4.5, or 3 for large text.
 * Colours are read off a canvas, so that every notation a browser knows is understood.
 */
export const LOW_CONTRAST = String.raw`(() => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const read = (colour) => {
    if (!known.has(colour)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  const behind = (element) => {
    const layers = [];
    for (let at = element; at !== null; at = at.parentElement) {
      const colour = read(getComputedStyle(at).backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reduceRight((under, top) => over(top, under), [255, 255, 255, 1]);
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const low = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (text === '' || element === null || element.closest('script, style, [disabled], option') !== null) continue;
    const style = getComputedStyle(element);
    if (!element.checkVisibility() || style.clipPath === 'inset(50%)') continue;
    const svg = element.closest('svg') !== null;
    const under = behind(element);
    const ink = over(read(svg ? style.fill : style.color), under);
    const [a, b] = [light(ink), light(under)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) {
      low.set(element.tagName + '.' + element.getAttribute('class') + ' in ' + element.parentElement.getAttribute('class'), text.slice(0, 30) + ': ' + ratio.toFixed(2));
    }
  }
  // What an empty field says is no text of the document.
  for (const field of document.querySelectorAll('[placeholder]:placeholder-shown')) {
    if (field.placeholder === '' || !field.checkVisibility()) continue;
    const under = behind(field);
    const style = getComputedStyle(field, '::placeholder');
    const ink = read(style.color);
    const [a, b] = [light(over([...ink.slice(0, 3), ink[3] * Number(style.opacity)], under)), light(under)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) low.set('placeholder of ' + (field.id || field.name || field.className), field.placeholder.slice(0, 30) + ': ' + ratio.toFixed(2));
  }
  return [...low].map(([where, what]) => where + ' – ' + what);
})()`;
