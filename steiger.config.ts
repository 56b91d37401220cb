import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  {
    // The second doors: `route.ts` and `facts.ts` keep a lazy page's view out of the entry chunk, `theme/style` and
    // `theme/global` the style compiler. Steiger cannot name doors, so eslint's no-restricted-imports holds these files.
    files: ['./src/app/**', './src/**/*.css.ts'],
    rules: { 'fsd/no-public-api-sidestep': 'off' },
  },
  {
    // Named on the design card or by the glossary; found by their names though one place uses them for now.
    files: ['./src/entities/**', './src/features/**', './src/widgets/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);
