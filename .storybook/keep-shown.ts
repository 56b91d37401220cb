const hiding = '.sb-show-preparing-story:not(.sb-show-main) > :not(.sb-preparing-story)';

/**
 * Keeps a story shown under Storybook's loader. After 100 ms of preparing, Storybook hides all of the body; on a busy machine that
 * came when the story was about to be drawn, and what is hidden takes no focus: `autoFocus` was lost. The loader covers
 * the story anyway. Throws where Storybook has no such rule any more.
 */
export function keepShown(): void {
  for (const sheet of document.styleSheets) {
    // Those of another origin are not read.
    if (sheet.href !== null) continue;
    const rule = [...sheet.cssRules].find(
      (one) => one instanceof CSSStyleRule && one.selectorText === hiding,
    );
    if (rule === undefined) continue;
    // The rule stays: the development catalogue may load the preview again.
    (rule as CSSStyleRule).style.removeProperty('display');
    return;
  }
  throw new Error(
    `Storybook has no rule "${hiding}" any more: remove keep-shown.ts if it hides no story`,
  );
}
