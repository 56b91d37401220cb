import { createGate } from 'effector-react';
import { memberCodeSchema } from '@/entities/account-fields';
import { signupDialog } from '../dialogs';
import { createCodeStep } from '../lib/create-code-step';
import { recommenderMessages } from '../ui/messages';

/** The dialog is open. */
export const RecommenderGate = createGate<{ code?: string }>();

/** A member's code leads to the normal sign-up, which takes it over. */
export const { form, $isLookingUp } = createCodeStep({
  gate: RecommenderGate,
  next: signupDialog,
  // The coin code means no recommender.
  schema: memberCodeSchema(recommenderMessages.memberCodeOnly),
});
