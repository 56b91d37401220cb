import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { themeLayer } from './layers.css';
import { celadon } from './tokens/celadon';
import { porcelain } from './tokens/porcelain';
import { scale } from './tokens/scale';

const { color, bars, ...shared } = vars;

createGlobalTheme(':root', shared, { '@layer': themeLayer, ...scale });
createGlobalTheme(':root, [data-theme="celadon"]', color, { '@layer': themeLayer, ...celadon });
createGlobalTheme('[data-theme="porcelain"]', color, { '@layer': themeLayer, ...porcelain });

globalStyle(':root, [data-theme="celadon"]', {
  '@layer': { [themeLayer]: { colorScheme: 'dark' } },
});
globalStyle('[data-theme="porcelain"]', { '@layer': { [themeLayer]: { colorScheme: 'light' } } });
