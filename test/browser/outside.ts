/**
 * Runs in the page: numbers, ends of names and choices that a reader cannot see or that lie over something else, as they
 * reach out of the box they belong to or have no width left.
 */
export const OUTSIDE = String.raw`(() => {
  const BOXES = '.card, .side, .table-frame :is(th, td), .fragment-bar, .pair-heading, .evidence, .verdict';
  const found = [];
  for (const element of document.querySelectorAll('.score, .number, select, .name.short > :last-child, .badge, h2, h3')) {
    if (!element.checkVisibility() || element.closest('.code, .hidden, svg') !== null) continue;
    let box = element.closest(BOXES);
    // What is no box of its own, as rows of a narrow screen are, stands in the one around it.
    while (box !== null && getComputedStyle(box).display === 'contents') {
      box = box.parentElement.closest(BOXES + ', main');
    }
    if (box === null) continue;
    const [own, around] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    const isOut = own.left < around.left - 1 || own.right > around.right + 1;
    if (isOut || own.width < 8) {
      found.push(element.tagName + '.' + element.className + ' in ' + box.className + ': ' + element.textContent.slice(-40)
        + ' ' + [own.left, own.right, around.left, around.right].map(Math.round).join(' '));
    }
  }
  return found;
})()`;
