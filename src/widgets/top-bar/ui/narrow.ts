/** Main menu and all of the member's do not fit side by side. */
export const narrow = '(max-width: 1239px)';
