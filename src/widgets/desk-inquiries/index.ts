export { DeskInquiries, type DeskInquiriesProps } from './ui/desk-inquiries';
