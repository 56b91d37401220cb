export { inquirySent } from './model';
export { InquiryWriteForm, type InquiryWriteFormProps } from './ui/inquiry-write-form';
