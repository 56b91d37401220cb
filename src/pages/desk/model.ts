import { createStore, sample } from 'effector';
import { deskFollowed, deskLeft } from '@/entities/desk-request';
import { addressOpened, type DeskAddress, queueClosed } from '@/widgets/desk-queue';
import { pageClosed, pageOpened, pageSearchChanged } from './events';

const opened = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ params }) => params });
/** What the address names: a queue or another section, and its tab or the one thing that is looked at. */
export const $address = createStore<DeskAddress>({}).on(opened, (_last, address) => address);

sample({ clock: pageOpened, target: deskFollowed });
sample({ clock: opened, target: addressOpened });
sample({ clock: pageClosed, target: [deskLeft, queueClosed] });
