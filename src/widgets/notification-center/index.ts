import './events';
