import { useUnit } from 'effector-react';
import { defineDeskList } from '@/features/desk-list';
import { FormCheckbox } from '@/shared/ui/form';
import { popups } from '../model/popups';
import { messages } from './messages';
import { PopupPreview } from './popup-preview';
import { timedColumns, TimedFields } from './timed-fields';
import { WritingPanel } from './writing-panel';

function PopupPanel() {
  const { title, contents } = useUnit(popups.form.$values);
  return (
    <WritingPanel model={popups} preview={<PopupPreview title={title} html={contents} />}>
      <TimedFields form={popups.form} />
      <FormCheckbox form={popups.form} name="isMarketing">
        {messages.isMarketing}
      </FormCheckbox>
    </WritingPanel>
  );
}

/** The popups for members, each shown in its own time. */
export const DeskPopups = defineDeskList({
  list: popups.list,
  texts: messages.popups,
  columns: [
    ...timedColumns.before,
    {
      id: 'kind',
      header: messages.columns.kind,
      value: ({ isMarketing }) => (isMarketing ? messages.marketing : messages.notice),
      width: 72,
    },
    ...timedColumns.after,
  ],
  search: ({ title, contents }) => `${title} ${contents}`,
  isQuiet: ({ state }) => state === 'over',
  panel: () => <PopupPanel />,
  adding: { label: messages.popups.write, panel: PopupPanel },
});
