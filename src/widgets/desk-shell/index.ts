export { type DeskSection, deskSectionsOf } from './lib/sections';
export { DeskShell, type DeskShellProps } from './ui/desk-shell';
