import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { TextField } from '@/shared/ui/text-field';
import { $hasFailed, $text, memoAdding, saveClicked, textChanged } from '../model';
import { messages } from './messages';

/** One line for a new memo, and the button that saves it. */
export function WriteMemo() {
  const { text, hasFailed, isPending, onChange, onSave } = useUnit({
    text: $text,
    hasFailed: $hasFailed,
    isPending: memoAdding.$isPending,
    onChange: textChanged,
    onSave: saveClicked,
  });
  return (
    <Stack gap="4">
      <TextField
        label={messages.text}
        value={text}
        error={hasFailed && messages.failed}
        maxLength={200}
        onValueChange={onChange}
      />
      <Button loading={isPending} onClick={() => onSave()}>
        {messages.save}
      </Button>
    </Stack>
  );
}
