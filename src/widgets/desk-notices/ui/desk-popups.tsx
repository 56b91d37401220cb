import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { FormCheckbox } from '@/shared/ui/form';
import type { DeskPopupRow } from '../api';
import { popupColumns } from '../lib/columns';
import { timedState } from '../lib/timed-state';
import { $minute } from '../model/minute';
import { popups } from '../model/popups';
import { messages } from './messages';
import { PopupPreview } from './popup-preview';
import { TimedFields } from './timed-fields';
import { WritingPanel } from './writing-panel';
import { WritingView } from './writing-view';

const textOf = ({ title, contents }: DeskPopupRow) => `${title} ${contents}`.toLowerCase();

function PopupPanel() {
  const { title, contents } = useUnit(popups.form.$values);
  return (
    <WritingPanel
      model={popups}
      label={messages.popupPanel}
      what={messages.popups}
      removeLabel={messages.popupRemove}
      preview={<PopupPreview title={title} html={contents} />}
    >
      <TimedFields form={popups.form} />
      <FormCheckbox form={popups.form} name="isMarketing">
        {messages.isMarketing}
      </FormCheckbox>
    </WritingPanel>
  );
}

/** The popups for members, each shown in its own time. */
export function DeskPopups() {
  const now = useUnit($minute);
  const columns = useMemo(() => popupColumns(now), [now]);
  return (
    <WritingView
      model={popups}
      title={messages.popups}
      note={messages.popupsNote}
      label={messages.popupsList}
      failed={messages.popupsFailed}
      none={messages.popupsNone}
      addLabel={messages.addPopup}
      columns={columns}
      searchText={textOf}
      isQuiet={(popup) => timedState(popup, now) === 'over'}
      panel={<PopupPanel />}
    />
  );
}
