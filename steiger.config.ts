import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  {
    // The second doors: `events.ts` keeps a lazy view out of the entry chunk, `theme/style`, `theme/global` and
    // `theme/forced-colors` the style compiler. Steiger cannot name doors, so eslint's no-restricted-imports holds them.
    files: ['./src/**'],
    rules: { 'fsd/no-public-api-sidestep': 'off' },
  },
  {
    // One folder an idea, each with its index; groups would only add a level.
    files: ['./src/shared/lib/**'],
    rules: { 'fsd/shared-lib-grouping': 'off' },
  },
  {
    // `news` has no singular.
    files: ['./src/entities/**'],
    rules: { 'fsd/inconsistent-naming': 'off' },
  },
  {
    // One slice a subject, a thing that members and staff do, a block they see or a page of the site map; groups would only add a
    // level.
    files: ['./src/entities/**', './src/features/**', './src/pages/**', './src/widgets/**'],
    rules: { 'fsd/excessive-slicing': 'off' },
  },
  {
    // Named on the design card or by the glossary; found by their names though one place uses them for now.
    files: ['./src/entities/**', './src/features/**', './src/widgets/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);
