"""The Temple of Apikhabou."""
