import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { themeLayer } from './layers.css';

const lowerBar = `${vars.size.lowerBar} + env(safe-area-inset-bottom)`;

function cover(selector: string, height: string): void {
  globalStyle(selector, { '@layer': { [themeLayer]: { vars: { [vars.bars]: height } } } });
}

// The device model marks the layout, the slip marks its bar; each bar knows its own place.
cover(':root', '0px');
cover(':root[data-slip-bar]', `calc(${vars.size.slipBar} + ${vars.space[3]})`);
cover(':root[data-layout="mobile"]', `calc(${lowerBar})`);
cover(
  ':root[data-layout="mobile"][data-slip-bar]',
  `calc(${lowerBar} + ${vars.space[2.5]} + ${vars.size.slipBar})`,
);
