import type { ReactNode } from 'react';

/** Signs of providers, none of which is anybody's logo. */
const marks: readonly ReactNode[] = [
  <path key="0" d="M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 4v16" />,
  <path key="1" d="M12 4l8 8-8 8-8-8zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z" />,
  <path
    key="2"
    d="M8.5 4.5h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zM4.5 14.5l15-5"
  />,
  <path key="3" d="M4 17L12 5l8 12M8 17l4-6 4 6" />,
  <path key="4" d="M5 8a7 7 0 0 1 14 0M5 16a7 7 0 0 0 14 0M12 5v14" />,
  <path key="5" d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3v18" />,
  <path
    key="6"
    d="M9 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM15 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z"
  />,
];

/** The sign of the provider that is so many down the list. */
export function ProviderMark({ index }: { index: number }) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      aria-hidden="true"
    >
      {marks[index % marks.length]}
    </svg>
  );
}
