"""The Valley of Wiraqocha."""
