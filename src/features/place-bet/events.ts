// The door for `app/model`: the model without its view, for what it does on its own.
import './model/one-tap';
import './model/outcome';
import './model/result';
import './model/singles';
