// The house rules that more than one part of eslint.config.js uses, as options of `no-restricted-imports`.

/** Files that may enter a `testing.ts` door, read samples and draw in tests. */
export const testFiles = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '**/testing.ts',
  '**/sample-*.{ts,tsx}',
  '**/test/**',
  '**/shared/lib/test-*/**',
  '.storybook/**',
];

/** What production code may not import: it would carry made-up data and fakes to members. */
export const forTestsOnly = {
  regex: '(^|/)(testing|sample-[^/]+|fake-[^/]+|test-[^/]+|test)(\\.ts)?$|/test(-[^/]+)?/',
  message: 'Samples, fakes and the testing doors are for tests and stories only.',
};

/** The mock and its links are for developers: nothing that runs for people may know them. */
export const forDevelopersOnly = {
  regex: '(^|/)(mock/|dev-links)',
  message: 'The mock and links to its scenarios belong to the development server alone.',
};

/** The mock is made of the contract and the rules, so that it shows what another server would have to do. */
export const mockImports = {
  regex:
    '^(?!#rules/|#contract/|\\./|\\.\\./|node:|ajv|eventsource-parser$|vitest$)|(^|/)(server|src|simulator|bench|scripts)/',
  message:
    'The mock is made of the contract and the rules: it imports #contract/ and #rules/ only.',
};

/** What a page declares is in the entry, and nothing else of the page may be. */
export const pageDeclarations = {
  regex:
    '^(?!\\./(page|events|search)$|@/shared/|#contract/types\\.gen\\.ts$|#rules/|effector$|zod/mini$)',
  message: 'The declaration of a page loads the rest by its view.',
};

/** The pages of the demonstration provider are a stranger's: they share looks and rules with the site, and nothing else. */
export const providerPages = {
  regex:
    '^@/(?!shared/(ui|lib|theme|icons)(/|$))|^#(?!rules/)|^(effector|patronum|@tanstack)|(^|/)(server|src)/',
  message: 'Pages of the provider import #rules/ and the looks of @/shared only.',
};

/** How slices of the client enter each other. */
export const clientDoors = [
  forDevelopersOnly,
  {
    group: ['@testing-library/*'],
    message: 'Render through the helper of shared/lib/test-render.',
  },
  {
    regex:
      '^@/(app|pages|widgets|features|entities)/[^/]+/(?!(events|testing|@x/[a-z-]+)$).+|^@/shared/(api|theme|icons|routes|config|copy)/(?!(style|global|forced-colors|testing)$).+|^@/shared/(ui|lib)/[^/]+/(?!testing$).+',
    message:
      'A slice is entered by its index, or by its doors events, testing, @x, theme/style, theme/global and theme/forced-colors.',
  },
  {
    regex: '^dayjs(/|$)',
    message: 'Dates are read, computed and written by shared/lib/format.',
  },
  {
    group: ['**/server/**'],
    message: 'The two sides share rules/ and the contract only.',
  },
  {
    regex: '^#contract/openapi',
    message: 'The whole document is the server’s; the browser must not load it.',
  },
  {
    regex: '(^|/)shared/(ui|lib)/?$',
    message: 'One index per component or library.',
  },
];
