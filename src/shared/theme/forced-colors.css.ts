import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { overridesLayer } from './layers.css';
import { media } from './media';

// Forced colours take away every ground and shadow, and with them what they say. What is left are lines, and words on the
// system's own ground: a ground in a system colour would show up as a frame around each word. So states are lines here,
// of all components at once and by what tells them to assistive technology. Loads after the first paint.

/** A day of a month is chosen in its cell and drawn by the button inside. */
const chosen =
  ':is([aria-pressed="true"], [aria-current="page"], [aria-current="true"], [data-selected="true"], [aria-selected="true"] > button)';
const typed = 'input:not([type="checkbox"], [type="radio"]), select, textarea';
const disabled = ':is(:disabled, [aria-disabled="true"], [data-disabled="true"])';

function whenForced(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, {
    '@layer': { [overridesLayer]: { '@media': { [media.forcedColors]: rule } } },
  });
}

whenForced(disabled, {
  borderStyle: 'dashed',
  borderColor: 'GrayText',
  color: 'GrayText',
  opacity: 1,
});
// A locked price dims its words and figures one by one.
whenForced('[data-selection][aria-disabled="true"] span', { color: 'inherit', opacity: 1 });
whenForced(chosen, { border: '3px solid Highlight' });
// The ring of the focus has the same colour, and lies on the frame where there is no room around.
whenForced(`${chosen}:focus-visible`, { outlineColor: 'ButtonText' });

// A field shows its focus by the colour of the box around it.
whenForced(`:has(> :is(${typed}):focus-visible)`, {
  outline: '2px solid Highlight',
  outlineOffset: '2px',
});
whenForced('[data-invalid="true"], [aria-invalid="true"][type="checkbox"]', { borderWidth: '3px' });
// Forced colours leave an icon the colour it names: the ink of a filled box could not be seen on the system's ground.
whenForced('svg', { color: 'inherit' });

// What holds the place of content that loads.
whenForced('[aria-busy="true"] [aria-hidden="true"]:empty', {
  outline: '1px solid GrayText',
  outlineOffset: '-1px',
});
whenForced('[role="progressbar"], [role="img"] > [data-filled]', {
  outline: '1px solid CanvasText',
});
whenForced('[role="progressbar"] > :empty, [role="img"] > [data-filled="true"]', {
  backgroundColor: 'CanvasText',
});
