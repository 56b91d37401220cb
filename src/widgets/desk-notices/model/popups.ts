import * as z from 'zod/mini';
import { isDeskPopup, isGetDeskPopupsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { timedQuery } from '@/features/desk-list';
import { request } from '@/shared/api';
import { createWriting } from '../lib/create-writing';
import {
  blankTime,
  draftOfTimed,
  endsLater,
  noTimed,
  timedFields,
  valuesOfTimed,
} from '../lib/timed';
import { messages } from '../ui/messages';

/** A popup with the time it is shown in, epoch milliseconds. */
export type DeskPopupRow = Readonly<Dto<'DeskPopup'>>;

export const popups = createWriting({
  query: timedQuery<DeskPopupRow>((api) => request(api.GET('/admin/popup'), isGetDeskPopupsAnswer)),
  remove: (api, popupId) =>
    request(api.DELETE('/admin/popup/{popupId}', { params: { path: { popupId } } })),
  initial: { ...noTimed, isMarketing: true },
  blank: blankTime,
  schema: z.object({ ...timedFields, isMarketing: z.boolean() }).check(endsLater),
  valuesOf: (popup) => ({ ...valuesOfTimed(popup), isMarketing: popup.isMarketing }),
  draftOf: (values) => ({ ...draftOfTimed(values), isMarketing: values.isMarketing }),
  send: (api, popupId, body: Dto<'PopupDraft'>, header) => {
    const call =
      popupId === null
        ? api.POST('/admin/popup', { params: { header }, body })
        : api.PUT('/admin/popup/{popupId}', { params: { path: { popupId } }, body });
    return request(call, isDeskPopup);
  },
  texts: messages.popups,
});
