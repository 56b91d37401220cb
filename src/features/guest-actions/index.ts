export { GuestActions, type GuestActionsProps } from './ui/guest-actions';
export { GuestLinks } from './ui/guest-links';
