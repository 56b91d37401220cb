export { seekLead, type Lead, type LeadHandlers } from './tab-leader';
