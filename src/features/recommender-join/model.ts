import { createGate } from 'effector-react';
import { createCodeStep, memberCodeSchema } from '@/entities/signup';
import { messages } from './ui/messages';

/** The dialog is open. */
export const RecommenderJoinGate = createGate<{ code?: string }>();

/** A member's code leads to the normal sign-up, which takes it over. */
export const { form, $isLookingUp } = createCodeStep({
  gate: RecommenderJoinGate,
  next: 'signup',
  // That code stands for having no recommender.
  schema: memberCodeSchema(messages.memberCodeOnly),
});
