import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import * as z from 'zod/mini';
import { persistStore } from '../storage';

export type Layout = 'desktop' | 'mobile';
export type Device = 'phone' | 'tablet' | 'desktop';

const phoneQuery = '(max-width: 768px)';
const tabletQuery = '(max-width: 1024px)';

export const deviceWatchStarted = createEvent();
/** The member asks for the other layout; has an effect on desktop only. */
export const layoutToggled = createEvent();
const deviceChanged = createEvent<Device>();

export const $device = createStore<Device>('desktop');
/** The member wants the mobile-style layout although the window is wide. */
const $wantsMobile = createStore(false);
export const $layout = combine($device, $wantsMobile, (device, wantsMobile): Layout => {
  return device === 'phone' || wantsMobile ? 'mobile' : 'desktop';
});
/** There is room for a column before the page. What is not displayed would be drawn all the same, so it is not drawn. */
export const $hasRail = combine(
  $device,
  $layout,
  (device, layout) => device === 'desktop' && layout === 'desktop',
);

const watchDeviceFx = createEffect(() => {
  const onChange = scopeBind(deviceChanged);
  const queries = [phoneQuery, tabletQuery].map((query) => globalThis.matchMedia(query));
  const read = () => {
    const [phone, tablet] = queries;
    onChange(phone?.matches ? 'phone' : tablet?.matches ? 'tablet' : 'desktop');
  };
  for (const query of queries) query.addEventListener('change', read);
  read();
});
const markLayoutFx = createEffect((layout: Layout) => {
  document.documentElement.dataset.layout = layout;
});

persistStore({
  store: $wantsMobile,
  key: 'hanpan.layout',
  schema: z.boolean(),
  pickup: deviceWatchStarted,
});
sample({ clock: deviceWatchStarted, target: watchDeviceFx });
sample({ clock: deviceChanged, target: $device });
sample({
  clock: layoutToggled,
  source: $wantsMobile,
  fn: (wantsMobile) => !wantsMobile,
  target: $wantsMobile,
});
// Once at the start as well: the default is a value nobody has set yet.
sample({ clock: [$layout, deviceWatchStarted], source: $layout, target: markLayoutFx });
