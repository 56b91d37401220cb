// Plain JavaScript, so that eslint.config.js reads it in an editor on any Node.

/**
 * The hard limits of docs and review, in lines; the first pattern that matches a path counts.
 * @type {ReadonlyArray<{ name: string, files: string[], limit: number }>}
 */
export const budgets = [
  { name: 'test', files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.ts'], limit: 400 },
  { name: 'story', files: ['**/*.stories.tsx'], limit: 250 },
  {
    name: 'router helper',
    files: ['src/app/router/guards.ts', 'src/app/router/lazy-page.ts'],
    limit: 150,
  },
  { name: 'route', files: ['src/app/router/*.ts', 'src/app/router/*.tsx'], limit: 60 },
  { name: 'style', files: ['**/*.css.ts'], limit: 200 },
  { name: 'model', files: ['src/**/model.ts', 'src/**/model/*.ts'], limit: 200 },
  { name: 'component', files: ['src/**/*.tsx'], limit: 200 },
  { name: 'source', files: ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs', '**/*.sql'], limit: 300 },
];

/** Written by a program, for a program. */
export const generated = ['**/*.gen.ts', '**/*.gen.json'];
