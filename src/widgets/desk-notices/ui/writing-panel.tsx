import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Panel } from '@/features/desk-list';
import { common } from '@/shared/copy';
import type { FormValues } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Form } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import type { WritingForm } from '../lib/create-writing';
import { messages } from './messages';
import * as styles from './previews.css';

interface WritingPanelProps<Values extends FormValues> {
  model: WritingForm<Values>;
  /** How members see what the form holds. */
  preview: ReactNode;
  /** What else can be done with one that is there, below its form. */
  more?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The form of what staff writes, with the look of it below. */
export function WritingPanel<Values extends FormValues>({
  model,
  preview,
  more,
  children,
}: WritingPanelProps<Values>) {
  const { id, isSaving, isRemoving, onRemove } = useUnit({
    id: model.$id,
    isSaving: model.$isSaving,
    isRemoving: model.removing.$isPending,
    onRemove: model.removing.start,
  });
  const { texts } = model;
  const title = messages.writeTitle(texts.title, id === null);
  return (
    <Panel label={texts.panel} title={title}>
      <Form form={model.form} label={title}>
        {children}
        <section className={styles.preview} aria-label={messages.preview}>
          <Heading level={3}>{messages.preview}</Heading>
          {preview}
        </section>
        <Button type="submit" fullWidth loading={isSaving}>
          {id === null ? messages.add : common.save}
        </Button>
      </Form>
      {id !== null && (
        <>
          <Button variant="danger" fullWidth loading={isRemoving} onClick={() => onRemove(id)}>
            {texts.removeTitle}
          </Button>
          {more}
        </>
      )}
    </Panel>
  );
}
