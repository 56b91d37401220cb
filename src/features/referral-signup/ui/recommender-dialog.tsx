import { useGate, useUnit } from 'effector-react';
import { Dialog } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { recommenderDialog } from '../dialogs';
import { $isLookingUp, form, RecommenderGate } from '../model/recommender-code';
import { CodeForm } from './code-form';
import { messages, recommenderMessages } from './messages';

/** Sign-up on the word of a member: the code first, then the normal form. */
export function RecommenderDialog() {
  const { props, isLookingUp, onClose } = useUnit({
    props: recommenderDialog.$props,
    isLookingUp: $isLookingUp,
    onClose: recommenderDialog.closed,
  });
  useGate(RecommenderGate, { code: props?.code });
  const { title, text } = recommenderMessages;
  return (
    <Dialog open title={title} closeLabel={messages.close} onClose={onClose}>
      <Stack gap="4">
        <Text as="p" tone="secondary">
          {text}
        </Text>
        <CodeForm
          form={form}
          label={title}
          placeholder={messages.codePlaceholder}
          isLookingUp={isLookingUp}
        />
      </Stack>
    </Dialog>
  );
}
