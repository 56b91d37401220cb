import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Panel } from '@/features/desk-list';
import { common } from '@/shared/copy';
import type { FormValues } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Form } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import type { WritingModel } from '../lib/create-writing';
import { messages } from './messages';
import * as styles from './writing-panel.css';

export interface WritingPanelProps<Row extends { id: number }, Values extends FormValues, Draft> {
  model: WritingModel<Row, Values, Draft>;
  /** Name of the panel, for assistive technology. */
  label: string;
  /** What is written: "공지". */
  what: string;
  /** The button that takes it away. */
  removeLabel: string;
  /** How members see what the form holds. */
  preview: ReactNode;
  /** What else can be done with one that is there, below its form. */
  more?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The form of what staff writes, with the look of it below. */
export function WritingPanel<Row extends { id: number }, Values extends FormValues, Draft>({
  model,
  label,
  what,
  removeLabel,
  preview,
  more,
  children,
}: WritingPanelProps<Row, Values, Draft>) {
  const { id, isSaving, isRemoving, onRemove } = useUnit({
    ...{ id: model.$id, isSaving: model.$isSaving },
    ...{ isRemoving: model.$isRemoving, onRemove: model.removeClicked },
  });
  const title = messages.writeTitle(what, id === null);
  return (
    <Panel label={label}>
      <section className={styles.root}>
        <Heading level={2}>{title}</Heading>
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
          <Button variant="danger" fullWidth loading={isRemoving} onClick={() => onRemove()}>
            {removeLabel}
          </Button>
        )}
        {id !== null && more}
      </section>
    </Panel>
  );
}
