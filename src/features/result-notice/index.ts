import './model';
