export type { Messenger } from './lib/messenger';
export { $areMessengersSettled, $messengers, messengersRequested } from './model';
export { MessengerList, type MessengerListProps } from './ui/messenger-list';
