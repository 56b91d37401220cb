import { sample } from 'effector';
import { alertShown } from '@/shared/lib/alerts';
import { dialogFailed } from '@/shared/lib/dialogs';
import { messages } from './ui/messages';

sample({ clock: dialogFailed, fn: () => ({ text: messages.unavailable }), target: alertShown });
