import { sample } from 'effector';
import { createGate } from 'effector-react';
import { messengersRequested } from '@/entities/messenger';

export const FooterGate = createGate();

sample({ clock: FooterGate.open, target: messengersRequested });
