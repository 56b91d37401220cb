export { DeskInquiries } from './ui/desk-inquiries';
