import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { themeLayer } from './layers.css';
import { scale } from './tokens/scale';

const lowerBar = `${vars.size.lowerBar} + env(safe-area-inset-bottom)`;

function set(selector: string, tokens: Record<string, string>): void {
  globalStyle(selector, { '@layer': { [themeLayer]: { vars: tokens } } });
}

function cover(selector: string, height: string): void {
  set(selector, { [vars.bars]: height });
}

// The device model marks the layout, the slip marks its bar, which comes and goes (`atSlipBar`).
cover(':root', '0px');
cover(':root[data-layout="mobile"]', `calc(${lowerBar})`);

// With its line below 52 px: a phone has none to spare.
set(':root[data-layout="mobile"]', { [vars.size.header]: '51px' });
// Who is logged in has a line of their own above the tabs.
set(':root[data-member-line]', {
  [vars.size.lowerBar]: `calc(${scale.size.lowerBar} + ${scale.size.memberLine})`,
});
