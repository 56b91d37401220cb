// First: layers are declared before any rule uses one.
import '@/shared/theme/global';
import '@/shared/theme/forced-colors';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readAddress } from './lib/address.ts';
import { gamesApi } from './lib/api.ts';
import { loadFonts } from './lib/fonts.ts';
import { tellHost } from './lib/host.ts';
import { tabStore } from './lib/kept-play.ts';

const address = readAddress(new URL(window.location.href));
document.documentElement.dataset.theme = address.theme;
loadFonts();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <App address={address} api={gamesApi} store={tabStore} tell={tellHost(address.site)} />,
);
