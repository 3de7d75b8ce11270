-- What is seen of a gift before it is opened: the paper of each package, and from whom the tag of the parcel says that it is. A
-- process of the release before leaves both out; then the paper is the first there is, and the giver is whoever ordered.
alter table order_packages add column wrapper text;
alter table order_shipments add column giver_name text;
