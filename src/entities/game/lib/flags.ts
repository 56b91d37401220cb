/** A flag reduced to what 18 pixels can show. Colours are the flags' own, so they are no tokens. */
export interface FlagDrawing {
  /** Stripes of equal width. */
  stripes: readonly string[];
  isVertical?: boolean;
  disc?: string;
  cross?: string;
  canton?: string;
}

const white = '#f4f4f0';
const red = '#c8313a';
const blue = '#28489c';
const sky = '#7fb7e0';
const yellow = '#f0c53c';
const green = '#1f7a4d';
const black = '#22252a';

const flags: Readonly<Record<string, FlagDrawing>> = {
  ar: { stripes: [sky, white, sky], disc: yellow },
  au: { stripes: [blue], canton: red },
  be: { stripes: [black, yellow, red], isVertical: true },
  br: { stripes: [green], disc: yellow },
  de: { stripes: [black, red, yellow] },
  es: { stripes: [red, yellow, yellow, red] },
  fr: { stripes: [blue, white, red], isVertical: true },
  gb: { stripes: [white], cross: red },
  gr: { stripes: [blue, white, blue, white, blue], canton: blue },
  it: { stripes: [green, white, red], isVertical: true },
  jp: { stripes: [white], disc: red },
  mx: { stripes: [green, white, red], isVertical: true, disc: yellow },
  nl: { stripes: [red, white, blue] },
  pl: { stripes: [white, red] },
  pt: { stripes: [green, green, red, red, red], isVertical: true, disc: yellow },
  ru: { stripes: [white, blue, red] },
  se: { stripes: [blue], cross: yellow },
  th: { stripes: [red, white, blue, blue, white, red] },
  tr: { stripes: [red], disc: white },
  tw: { stripes: [red], canton: blue },
  us: { stripes: [red, white, red, white, red], canton: blue },
};

/** Countries whose flag says nothing once it is reduced: pictures of `public/flags`. */
const pictured: readonly string[] = ['cn', 'kr'];

/** Returns the address of a country's picture, where it has one. */
export function flagPicture(country: string): string | null {
  return pictured.includes(country) ? `/flags/${country}.svg` : null;
}

/** Returns the drawing of a country (ISO 3166 alpha-2, lower case); a globe's blue for world and unknown ones. */
export function flagOf(country: string): FlagDrawing {
  return flags[country] ?? { stripes: [blue], disc: white };
}
