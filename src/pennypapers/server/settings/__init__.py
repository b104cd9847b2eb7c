"""The settings of `pennypapers serve`: what each may be, and where it was given."""
