export { addressOpened, type DeskAddress, queueClosed } from './events';
export { $kind } from './model';
export { QueueView, type QueueViewProps } from './ui/queue-view';
export { WaitingTable } from './ui/waiting-table';
