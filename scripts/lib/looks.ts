import type { BrowserContextOptions } from '@playwright/test';

/** What a story shows by a state: an attribute, a box that is checked, a control that is disabled, or the focus. */
export type ShownState =
  | 'aria-current'
  | 'aria-disabled'
  | 'aria-invalid'
  | 'aria-pressed'
  | 'aria-selected'
  | 'checked'
  | 'data-invalid'
  | 'data-selected'
  | 'disabled'
  | 'focus';

/** A setting of the system that changes what is drawn beside theme and width, and the stories that it is tried on. */
interface Look {
  /** Also the name of its project and the end of its pictures' names. */
  name: string;
  theme: 'celadon' | 'porcelain';
  context: BrowserContextOptions;
  /** By id, with the states that have to be visible in it. */
  stories: Readonly<Record<string, readonly ShownState[]>>;
}

/** What the project of a look gives to its tests. */
export interface LookOptions {
  look: Look | undefined;
}

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

export const looks: readonly Look[] = [
  {
    name: 'forced-dark',
    theme: 'celadon',
    context: { viewport: desktop, forcedColors: 'active', colorScheme: 'dark' },
    stories: {
      'shared-ui-oddscell--matrix': ['aria-pressed', 'aria-disabled'],
      'shared-ui-chip--matrix': ['aria-pressed'],
      'shared-ui-checkbox--matrix': ['checked', 'aria-invalid', 'disabled'],
      'shared-ui-formtextfield--wrong': ['data-invalid'],
      'shared-ui-monthgrid--matrix': ['aria-selected', 'aria-current', 'disabled'],
      'widgets-app-shell-hosts--question': ['focus'],
      'widgets-bet-slip-betslip--bonus-on': ['aria-pressed'],
      'pages-login-loginpage--default': ['focus'],
      'pages-home-homepage--member-home': ['aria-pressed'],
      'pages-korea-koreapage--ordinary': ['aria-pressed', 'aria-current', 'aria-disabled'],
      'pages-bet-result-betresultpage--settled': ['aria-pressed', 'data-selected'],
    },
  },
  {
    name: 'forced-light',
    theme: 'porcelain',
    context: { viewport: phone, forcedColors: 'active', colorScheme: 'light' },
    stories: {
      'widgets-bet-slip-slipsheet--ten-legs-open': ['disabled'],
      'widgets-side-menu-sidemenu--gs': ['aria-current'],
      'pages-korea-koreapage--ordinary': ['aria-pressed', 'aria-current'],
    },
  },
  {
    // What a window of 1280 × 900 leaves at 200 %; for the layout a CSS pixel is a CSS pixel.
    name: 'zoom-200',
    theme: 'porcelain',
    context: { viewport: { width: 640, height: 450 } },
    stories: {
      'widgets-app-shell-hosts--question': [],
      'pages-login-loginpage--default': [],
      'pages-home-homepage--member-home': [],
      'pages-korea-koreapage--ordinary': [],
      'pages-bet-result-betresultpage--settled': [],
      'pages-message-messagepage--reading': [],
    },
  },
];

/** Stories that move where nobody asked for less motion. */
export const movingStories = [
  'shared-ui-spinner--default',
  'shared-ui-skeleton--default',
  'shared-ui-progressbar--matrix',
  'widgets-notice-marquee-noticemarquee--phone',
  'pages-maintenance-maintenancepage--default',
];
