-- Staff also finds members by the last four digits of a phone number.
create index member_phone_end on member (right(phone_number, 4)) where phone_number is not null;
