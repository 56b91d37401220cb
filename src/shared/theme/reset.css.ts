import { createGlobalVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { resetLayer } from './layers.css';
import { media } from './media';

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', {
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  backgroundColor: vars.color.bg,
});
reset('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.normal,
  letterSpacing: vars.letterSpacing.body,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('ul, ol, menu', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
reset('button, select, [role="tab"], summary', { cursor: 'pointer' });
reset('button', { background: 'none', border: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('[hidden]', { display: 'none' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// Led there after a navigation; nothing can be done with it, so there is nothing to mark.
reset('main:focus-visible, h1:focus-visible', { outline: 'none' });
// What takes the focus comes to rest clear of the bars that stay at the edges. Not as padding of the document: the bars'
// own links would lie within it, and scroll the page when they take the focus.
// The slip's bar has its room whether it is there or not: the browser would style all of these again with the first pick.
const foot = `calc(${vars.bars} + ${vars.size.slipBar} + ${vars.space[5]})`;
reset('main, main :is(a, button, input, select, textarea, [tabindex])', {
  scrollMarginBlock: `calc(${vars.size.header} + ${vars.space[2]}) ${foot}`,
});
reset('::placeholder', { color: vars.color.text3, opacity: 1 });
reset('::selection', { backgroundColor: vars.color.brand, color: vars.color.brandInk });
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto',
    },
  },
});

// A modal covers the page with its ground, so that nothing below it is pressed. The primitive takes the pointer from the
// body as well, which every element inherits: the browser would style the whole page again. A list over a modal is a second
// lock, has no ground and needs that.
reset(':root[data-modal] body[data-scroll-locked="1"]', {
  pointerEvents: 'auto !important' as 'auto',
});
// A dialog's lock of the page sets it on the body, and nothing reads it below: inherited, it would make the browser style
// the whole page again with each dialog that opens or closes.
createGlobalVar('removed-body-scroll-bar-size', {
  syntax: '<length>',
  inherits: false,
  initialValue: '0px',
});
