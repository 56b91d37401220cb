declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    /** By axis: its only value, or what is left of its range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** Tags of OpenType features. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** Returns a font that holds the letters of the text and nothing else. */
  // biome-ignore lint/style/noDefaultExport: the package exports nothing else
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
