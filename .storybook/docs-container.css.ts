import { globalStyle } from '@vanilla-extract/css';

// Documents are in English: the site's letters are set for Hangul, close, with a narrow space.
globalStyle('.sbdocs', { letterSpacing: 'normal', wordSpacing: '0.08em' });
globalStyle('.sbdocs :is(code, pre)', { wordSpacing: 'normal' });
// Too faint on porcelain in the library's colours.
globalStyle('.sbdocs.sbdocs-wrapper .token:is(.class-name, .property)', { color: 'inherit' });
// As faint as the library makes it: half transparent.
globalStyle('.sbdocs.sbdocs-wrapper label > [role="switch"] ~ span', {
  '@media': { '(forced-colors: none)': { color: 'inherit' } },
});
