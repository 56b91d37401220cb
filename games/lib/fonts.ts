/** The files of the build: the letters of the pages, and those of names and sentences from elsewhere. */
const files = [
  { family: 'Hanpan', url: process.env.OWN_FONT, unicodeRange: 'U+0-10FFFF' },
  {
    family: 'Hanpan others',
    url: process.env.OTHERS_FONT,
    unicodeRange: 'U+A0-17F,U+3131-318E,U+AC00-D7A3',
  },
];

/** Loads the letters of the theme's font; until then, and where they do not come, the system's own are shown. */
export function loadFonts(): void {
  for (const { family, url, unicodeRange } of files) {
    if (url === undefined) continue;
    const descriptors = { weight: '400 800', display: 'swap' as const, unicodeRange };
    document.fonts.add(new FontFace(family, `url(${url})`, descriptors));
  }
}
